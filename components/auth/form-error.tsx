/** An error for the whole form. Announced when it appears, and shown until the next attempt. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className="rounded-control bg-danger-wash px-4 py-3 font-medium text-danger-ink">
          <span aria-hidden="true">✶ </span>
          {message}
        </p>
      )}
    </div>
  );
}
