import { render, screen } from "@testing-library/react";
import { FirstSteps } from "@/components/welcome/first-steps";
import { experienceAward } from "@/lib/activity/xp/rules";

test("Post a photo promises the XP the server pays", () => {
  render(<FirstSteps goals={[]} onGo={jest.fn()} />);
  expect(experienceAward("experience").xp).toBe(15);
  expect(experienceAward("running").xp).toBe(25);
  expect(screen.getByRole("button", { name: /Post a photo/ })).toHaveTextContent(
    "Earn 15 XP, or 25 XP if you choose a sport.",
  );
});
