import { hash } from "@node-rs/argon2";
import { people } from "../data/people";
import { seedActivity, seedActivityLikes } from "./activity";
import { seedCommunity } from "./community";
import { type Database, insertRows, isFirstTime } from "./database";
import { seedDemoActivity } from "./demo-activity";
import { seedFeed } from "./feed";
import { countSeeded } from "./ledger";
import { seedMemberGuides } from "./member-guides";
import { seedNotifications } from "./notifications";
import { DEMO_ID, seedFollows, seedPeople, withDefaults } from "./people";
import { avatar } from "./pictures";
import { seedReviews } from "./reviews";
import { seedRoutes } from "./routes";

const DEMO_EMAIL = "demo@windmile.app";
const DEMO_PASSWORD = "windmile";

async function seedDemoAccount(db: Database, now: Date): Promise<void> {
  const passwordHash = await hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const account = {
    id: DEMO_ID,
    email: DEMO_EMAIL,
    passwordHash,
    firstName: "Demo",
    lastName: "Walker",
    bio: "Developer testing the app",
    location: "Chicago, IL",
    interests: ["fitness", "food", "culture"],
    profileImageUrl: avatar(people.length + 1),
    isSample: false,
    createdAt: new Date(now.getTime() - 90 * 86_400_000),
    timeZone: "America/Chicago",
    sessionVersion: 1,
  };
  await insertRows(db, "users", withDefaults([account]));
}

/** Sample people and the demo account: only once, so that nothing a person deleted comes back at the next start. */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  if (!(await isFirstTime(db, "demo"))) return;
  await seedPeople(db, now);
  await seedDemoAccount(db, now);
  await seedFollows(db, now);
  await seedFeed(db, now);
  await seedActivity(db, now);
  await seedDemoActivity(db, now);
  await seedRoutes(db);
  await seedReviews(db, now);
  await seedActivityLikes(db, now);
  await seedCommunity(db, now);
  await seedMemberGuides(db, now);
  await seedNotifications(db, now);
  await countSeeded(db);
}
