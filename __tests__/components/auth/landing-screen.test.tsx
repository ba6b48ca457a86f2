import { render, screen } from "@testing-library/react";
import { LandingScreen } from "@/components/auth/landing-screen";

test("the landing screen shows the spec's text and both buttons link to /api/login", () => {
  render(<LandingScreen />);
  expect(screen.getByRole("heading", { level: 1, name: "Windmile" })).toBeVisible();
  expect(
    screen.getByText(
      "Turn fitness into an adventure. Discover activities, connect with friends, and level up your health journey.",
    ),
  ).toBeVisible();
  for (const name of ["Discover Local Activities", "Social Fitness", "Gamified Experience", "Track Progress"]) {
    expect(screen.getByRole("heading", { level: 3, name })).toBeVisible();
  }
  expect(screen.getByRole("heading", { name: "Ready to Transform Your Fitness?" })).toBeVisible();
  expect(screen.getByText("Join thousands of users already crushing their goals")).toBeVisible();
  for (const name of ["Get Started", "Start Your Journey"]) {
    expect(screen.getByRole("button", { name }).closest("form")).toHaveAttribute("action", "/api/login");
  }
});
