import { Like } from "./like";

export const dynamic = "force-dynamic";

const cards = Array.from({ length: 20 }, (_, index) => ({ id: `card-${index}`, caption: "x".repeat(430) }));

/** Twenty cards from a constant, each with its own button. */
export default function Cards() {
  return (
    <main>
      {cards.map(({ id, caption }) => (
        <article key={id}>
          <img src={`/${id}.avif`} alt="" width={200} height={260} loading="lazy" />
          <h2>{id}</h2>
          <p>{caption}</p>
          <Like />
        </article>
      ))}
    </main>
  );
}
