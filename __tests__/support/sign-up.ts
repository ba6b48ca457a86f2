import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";

export const fresh = () => `person-${randomInt(2 ** 40)}@example.com`;
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

export async function fillSignUp(page: Page, to: { Email: string } | { "Phone Number": string }) {
  const fields = { "First Name": "Ada", "Last Name": "Lovelace", ...to, Password: "enchantress" };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Confirm Password", { exact: true }).fill("enchantress");
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** From the landing screen to the code step. */
export async function signUpByMail(page: Page, email: string) {
  await page.goto("/signup");
  await page.getByRole("button", { name: "Email address" }).click();
  await fillSignUp(page, { Email: email });
  await expect(heading(page, "Verify Your Account")).toBeVisible();
}
