import { memberGuides } from "../data/member-guides";
import { people } from "../data/people";
import { type Database, insertRows, randomOf, sample, seedId } from "./database";
import { personId } from "./people";

const DAY = 86_400_000;
const indexes = people.map((_, index) => index);

/** Guides by sample people, with the people who follow them. */
export async function seedMemberGuides(db: Database, now: Date): Promise<void> {
  const random = randomOf(606);
  const rows = memberGuides.map((guide) => ({
    guide,
    id: seedId(`member-guide:${guide.slug}`),
    createdAt: new Date(now.getTime() - guide.daysOld * DAY),
    followers: sample(
      indexes.filter((index) => index !== guide.authorIndex),
      guide.followers,
      random,
    ),
  }));
  await insertRows(
    db,
    "member_guides",
    rows.map(({ guide: { authorIndex, title, description }, id, createdAt, followers }) => ({
      ...{ id, userId: personId(authorIndex), title, description, audience: "everyone" },
      ...{ followersCount: followers.length, createdAt, updatedAt: createdAt },
    })),
  );
  await insertRows(
    db,
    "member_guide_places",
    rows.flatMap(({ guide, id: guideId }) =>
      guide.places.map(({ type, slug, note }, position) => ({
        ...{ guideId, position, type, targetId: seedId(`${type}:${slug}`), note },
      })),
    ),
  );
  await insertRows(
    db,
    "member_guide_follows",
    rows.flatMap(({ id: guideId, createdAt, followers }) =>
      followers.map((index, nth) => ({
        ...{ guideId, userId: personId(index) },
        // Spread evenly since the guide was published.
        createdAt: new Date(createdAt.getTime() + ((now.getTime() - createdAt.getTime()) * nth) / followers.length),
      })),
    ),
  );
}
