import { screenOf, webVitalsSchema } from "@/lib/core/shared/web-vitals";

test.each([
  ["/", "/"],
  ["/discover", "/discover"],
  ["/settings/posts", "/settings/…"],
  ["/invite/a-secret-of-somebody", "/invite/…"],
  ["/p/01a1ffc0-6000-73f5-bd38-43a26a1d85d6", "/p/…"],
  ["/profile/", "/profile"],
  ["/Somebody@example.com", "/"],
  ["/Somebody@example.com/more", "/"],
  ["//more", "/"],
])("%s is the screen %s", (path, screen) => {
  expect(screenOf(path)).toBe(screen);
  const vital = { name: "LCP", value: 900, rating: "good", screen, device: "phone" };
  expect(webVitalsSchema.safeParse({ vitals: [vital] }).success).toBe(true);
});
