import { expect, type Page, test } from "../support/browser-test";

// The browser itself, on pages without a web font: other tests can't rely on anything it can't render.

/** An image of each glyph, and which glyphs are in color. */
function drawn(page: Page, font: string, text: string) {
  return page.evaluate(
    ([family, letters]) =>
      [...new Intl.Segmenter().segment(letters)].map(({ segment }) => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [64, 64];
        const context = canvas.getContext("2d", { willReadFrequently: true });
        if (!context) throw new Error("no canvas");
        context.font = `32px ${family}`;
        context.fillText(segment, 8, 44);
        const { data } = context.getImageData(0, 0, 64, 64);
        const isColored = data.some((value, index) => index % 4 === 0 && value !== data[index + 1]);
        return { picture: data.join(), isColored, width: context.measureText(segment).width };
      }),
    [font, text] as const,
  );
}

const BLANK = " ";
const UNASSIGNED = "\u{10fffd}"; // a private-use character, which no font has, so the missing-glyph box is drawn

for (const [script, text] of [
  ["Latin", "Windmlea"],
  ["Cyrillic", "Привет"],
  ["Arabic", "محبتس"],
  ["Chinese", "芝加哥风城"],
  ["emoji", "😀🏋🏽🇺🇸👩‍👩‍👧❤️"],
] as const) {
  test(`every script renders without a web font: ${script}`, async ({ page }) => {
    for (const family of ["serif", "sans-serif", "monospace", "system-ui", "Arial", "NoSuchFont"]) {
      const letters = await drawn(page, family, text);
      const nothing = await drawn(page, family, BLANK + UNASSIGNED);
      const pictures = new Set([...letters, ...nothing].map(({ picture }) => picture));
      const blankAndBox = new Set(nothing.map(({ picture }) => picture)).size;
      expect(pictures.size, family).toBe(letters.length + blankAndBox);
      expect(new Set(letters.map(({ isColored }) => isColored)), family).toEqual(new Set([script === "emoji"]));
    }
  });
}

test("serif, sans, and monospace are three typefaces", async ({ page }) => {
  const faces = ["serif", "sans-serif", "monospace"];
  const [serif, sans, mono] = await Promise.all(faces.map((family) => drawn(page, family, "iWa")));
  const widths = (letters: typeof serif) => new Set(letters?.map(({ width }) => width)).size;
  expect([widths(serif), widths(sans), widths(mono)]).toEqual([3, 3, 1]);
  expect(new Set([serif, sans, mono].map((letters) => letters?.[2]?.picture)).size).toBe(3);
});

const INPUTS = [
  ..."text search password email url tel number date time datetime-local month week".split(" "),
  ..."checkbox radio range color file button submit reset image hidden".split(" "),
];
const CONTROLS = `
  ${INPUTS.map((type) => `<label>${type} <input type="${type}"></label>`).join("")}
  <input list="choices" placeholder="choose"><datalist id="choices"><option>one</datalist>
  <button>button</button><textarea>textarea</textarea>
  <select><optgroup label="group"><option>option</optgroup></select><select multiple><option>option</select>
  <meter value="0.5"></meter><progress value="0.5"></progress><output>output</output>
  <fieldset><legend>legend</legend></fieldset><details open><summary>summary</summary>details</details>
  <marquee>marquee</marquee><ul><li>item</ul><ruby>芝<rt>zhī</rt></ruby>`;

test("form controls of every kind render without their own font, in a page and in a frame", async ({ page }) => {
  await page.setContent(`${CONTROLS}<iframe width="400" height="800"></iframe>`);
  const frame = page.frames()[1];
  await frame?.setContent(CONTROLS);
  await page.screenshot({ fullPage: true });
  for (const place of [page, frame]) {
    await place?.getByRole("textbox", { name: "text" }).first().fill("Привет");
    await place?.getByRole("combobox").first().fill("one");
  }
  await page.screenshot({ fullPage: true });
  expect(await page.getByRole("meter").count()).toBe(1);
});

test("a printed page includes its fonts", async ({ page }) => {
  await page.setContent(
    `${CONTROLS}<p>Windmill Привет محبت 芝加哥 😀</p><code>code</code><b style="font-family: sans-serif">b</b>`,
  );
  const print = (await page.pdf()).toString("latin1");
  const fonts = new Set([...print.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map((match) => match[1]));
  expect([...fonts]).toEqual(
    expect.arrayContaining(["DejaVuSerif", "DejaVuSans", "DejaVuSansMono", "OpenSans-Regular", "OpenSans-Bold"]),
  );
});
