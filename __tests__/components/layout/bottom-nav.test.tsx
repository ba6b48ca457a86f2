import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BottomNav } from "@/components/layout/bottom-nav";
import { takeCameraRequest } from "@/components/layout/camera-flag";

const path = jest.fn<string, []>();
jest.mock("next/navigation", () => ({ usePathname: () => path() }));
// jsdom doesn't follow links.
const stayHere = (event: Event) => event.preventDefault();
beforeAll(() => window.addEventListener("click", stayHere, true));
afterAll(() => window.removeEventListener("click", stayHere, true));

beforeEach(() => {
  sessionStorage.clear();
  path.mockReturnValue("/");
});

test("five tabs in the spec's order, the middle one named for screen readers only", () => {
  render(<BottomNav />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Home", "Discover", "", "Social", "Profile"]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/discover",
    "/new-post",
    "/friends",
    "/profile",
  ]);
  expect(screen.getByRole("link", { name: "New post" })).toBe(links[2]);
});

test.each([
  ["/", "Home"],
  ["/home", "Home"],
  ["/discover", "Discover"],
  ["/friends", "Social"],
  ["/profile", "Profile"],
])("on %s the tab %s is current", (at, name) => {
  path.mockReturnValue(at);
  render(<BottomNav />);
  const current = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  expect(current).toEqual([screen.getByRole("link", { name })]);
});

test.each(["/profile/0190", "/activity", "/settings"])("on %s no tab is current", (at) => {
  path.mockReturnValue(at);
  render(<BottomNav />);
  for (const link of screen.getAllByRole("link")) expect(link).not.toHaveAttribute("aria-current");
});

test("new post asks for the camera, once", async () => {
  render(<BottomNav />);
  await userEvent.click(screen.getByRole("link", { name: "New post" }));
  expect(sessionStorage.getItem("openCamera")).toBe("true");
  expect(takeCameraRequest()).toBe(true);
  expect(takeCameraRequest()).toBe(false);
});

test("tapping the active tab scrolls to the top", async () => {
  const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  render(<BottomNav />);
  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});

test("Edit Profile names the fourth tab Friends", () => {
  render(<BottomNav variant="edit-profile" />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Home",
    "Discover",
    "",
    "Friends",
    "Profile",
  ]);
});
