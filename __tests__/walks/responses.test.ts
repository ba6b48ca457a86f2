import { expect, test } from "../support/browser-test";
import { image } from "../support/images";
import { memberPage } from "../support/members";
import { expectWhole } from "../support/screens";

test("a friend likes a workout and comments on it and on a post, offline too; the owner replies", async ({
  browser,
}) => {
  const owner = await memberPage(browser, { firstName: "Olga", lastName: "Reed" });
  const friend = await memberPage(browser, { firstName: "Finn", lastName: "Hale" });
  await friend.context.request.put(`/api/users/${owner.id}/follow`);
  await owner.context.request.put(`/api/users/${friend.id}/follow`);
  const logged = await owner.context.request.post("/api/workouts", { data: { activityType: "running", duration: 30 } });
  const { workout }: { workout: { id: string } } = await logged.json();
  const shared = await owner.context.request.post("/api/posts", {
    data: { content: "Ran along the lake before work." },
  });
  const { post }: { post: { id: string } } = await shared.json();

  const { page } = friend;
  await page.goto(`/workouts/${workout.id}`);
  await page.getByRole("button", { name: "Like Olga Reed's workout" }).click();
  await expect(page.getByRole("button", { name: "Liked by you" })).toBeVisible();
  const comments = page.getByRole("region", { name: "Comments" });
  await comments.getByRole("textbox", { name: "Comment" }).fill("Nice pace!");
  await comments.getByRole("button", { name: "Post comment" }).click();
  await expect(comments.getByRole("article")).toContainText("Nice pace!"); // the field is cleared a moment later
  await expect(comments.getByRole("textbox", { name: "Comment" })).toHaveValue("");
  await expectWhole(page);

  await page.goto(`/activity?post=${post.id}`);
  await expect(comments.getByRole("textbox", { name: "Comment" })).toBeVisible();
  await friend.context.setOffline(true);
  await comments.getByRole("textbox", { name: "Comment" }).fill("See you there tomorrow");
  await comments.getByRole("button", { name: "Post comment" }).click();
  await expect(comments.getByRole("list", { name: "Waiting to be sent" })).toContainText("See you there tomorrow");
  await friend.context.setOffline(false);
  await expect(comments.getByRole("list", { name: "Waiting to be sent" })).toBeHidden({ timeout: 30_000 });
  await expect(comments.getByText("See you there tomorrow")).toBeVisible();
  await expectWhole(page);

  await owner.page.goto("/notifications");
  await owner.page.getByRole("link", { name: /Finn commented on your workout/ }).click();
  await expect(owner.page).toHaveURL(`/workouts/${workout.id}`);
  await owner.page.getByRole("button", { name: "Reply" }).click();
  await owner.page.getByRole("textbox", { name: "Comment" }).fill("Thanks!");
  await owner.page.getByRole("button", { name: "Post comment" }).click();
  await expect(owner.page.getByRole("list", { name: "Replies to Finn Hale" })).toContainText("Thanks!");

  await owner.page.getByRole("button", { name: "Add photos" }).click();
  await owner.page.getByRole("link", { name: "Post a new photo" }).click();
  await expect(owner.page).toHaveURL(`/new-post?workout=${workout.id}`);
  await owner.page
    .getByLabel("Choose photos")
    .setInputFiles({ name: "lake.jpg", mimeType: "image/jpeg", buffer: await image() });
  await owner.page.getByLabel("Title").fill("Sun over the lake");
  await owner.page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(owner.page).toHaveURL(`/workouts/${workout.id}`);
  await owner.page.getByRole("button", { name: "Keep going" }).click();
  await expect(owner.page.getByRole("link", { name: "Sun over the lake" })).toBeVisible();
  await expectWhole(owner.page);
  await page.goto(`/workouts/${workout.id}`);
  await expect(page.getByRole("link", { name: "Sun over the lake" })).toBeVisible();
});
