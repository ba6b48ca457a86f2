import { render, screen, within } from "@testing-library/react";
import { OutboxScreen } from "@/components/auth/outbox-screen";

jest.mock("next/navigation", () => ({ usePathname: () => "/outbox" }));

test("shows each message with its code", () => {
  const createdAt = "2026-11-20T18:00:00.000Z";
  const mail = { id: "1", to: "ada@example.com", subject: "Your code", text: "042317 is your code.", code: "042317" };
  const sms = { id: "2", to: "+13125550101", subject: "", text: "You already have an account." };
  render(<OutboxScreen from="forgot" messages={[mail, sms].map((message) => ({ ...message, createdAt }))} />);
  expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/forgot"); // even before the code has arrived
  const [first, second] = screen.getAllByRole("listitem");
  if (!first || !second) throw new Error("Both messages should be there");
  expect(within(first).getByText("042317")).toBeVisible();
  expect(within(first).getByText(/To ada@example.com/)).toHaveTextContent("Nov 20, 2026");
  expect(within(second).getByRole("heading")).toHaveTextContent("Text message");
});

test("shows an empty state without messages", () => {
  render(<OutboxScreen from="forgot" messages={[]} />);
  expect(screen.getByText("No messages yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/signup");
});
