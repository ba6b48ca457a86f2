import { render, screen } from "@testing-library/react";
import useSWR from "swr";
import { Prefetched } from "@/app/prefetched";
import { Providers } from "@/components/providers";

function Answer({ address }: { address: string }) {
  const { data } = useSWR<{ name: string }>(address, { revalidateOnMount: false });
  return <p>{data?.name ?? "nothing"}</p>;
}

/** Each test uses its own URL, because the cache is shared. */
const drawn = async (address: string, answer: unknown) => {
  const content = await Prefetched({ answers: { [address]: answer }, children: <Answer address={address} /> });
  render(<Providers>{content}</Providers>);
};

test("data that has arrived is available immediately, in the API's format", async () => {
  await drawn("/api/known", Promise.resolve({ name: new Date("2026-05-01T12:00:00Z") }));
  expect(screen.getByText("2026-05-01T12:00:00.000Z")).toBeInTheDocument();
});

test.each([
  ["failed", Promise.resolve(undefined)],
  ["late", new Promise(() => undefined)],
])("%s data is left to the browser", async (name, answer) => {
  await drawn(`/api/${name}`, answer);
  expect(screen.getByText("nothing")).toBeInTheDocument();
});
