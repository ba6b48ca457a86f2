/** @jest-environment node */
import { readme } from "@/lib/account/exports/formats";
import { exportProgress } from "@/lib/account/exports/rules";
import { zipped } from "@/lib/account/exports/zip";
import { unzipped } from "../../../support/zip";

test("progress is 100 only at the end", () => {
  expect([0, 1, 199, 200].map((done) => exportProgress(done, 200))).toEqual([0, 0, 99, 100]);
});

test("the read-me counts the contents", () => {
  expect(readme("Ada Lovelace", new Date(0), [{ section: "photos", count: 3 }])).toContain("photos               3");
});

test("an archive contains each file unchanged, compressed or not, with names in any script, including an empty file", async () => {
  const files = new Map([
    ["README.txt", Buffer.from("hello ".repeat(1000))],
    ["json/größe 走.json", Buffer.from("[]")],
    ["pictures/a.webp", Buffer.from([0, 255, 80, 75, 3, 4])],
    ["empty.csv", Buffer.alloc(0)],
  ]);
  async function* entries() {
    for (const [name, bytes] of files) yield { name, bytes, stored: name.endsWith(".webp") };
  }
  const parts: Uint8Array[] = [];
  for await (const part of zipped(entries(), new Date("2026-11-20T21:30:42Z"))) parts.push(part);
  const archive = Buffer.concat(parts);
  expect(unzipped(archive)).toEqual(files);
  expect(archive.length).toBeLessThan(1000); // six thousand characters were compressed
});
