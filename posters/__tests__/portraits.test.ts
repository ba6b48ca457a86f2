import { people } from "@/prisma/data/people";
import { portrait } from "../portraits/person";
import { sitter } from "../portraits/sitter";
import { SITTERS } from "../portraits/sitters";

test("every sample person is drawn as the line of their name says", () => {
  for (const { avatar, firstName, lastName } of people)
    expect([avatar, SITTERS[avatar - 1]?.[0]]).toEqual([avatar, `${firstName} ${lastName}`]);
});

test.each(SITTERS.map(([name, presents], i) => [i + 1, name, presents] as const))(
  "portrait %d (%s) does not contradict its line",
  (n, _name, presents) => {
    const drawn = sitter(n);
    const [, , , color, headwear] = SITTERS[n - 1] ?? [];
    if (presents === "woman") expect(drawn).toMatchObject({ soft: true, beard: 0 });
    else expect(drawn).toMatchObject({ soft: false, earrings: 0 });
    expect(drawn.elder).toBe(color === "grey");
    expect(drawn.headwear === "hijab").toBe(headwear === "hijab");
    expect(portrait(drawn)).not.toMatch(/NaN|undefined/);
  },
);
