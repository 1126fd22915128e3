/** A text in which the given e-mail address is a link wherever it stands. */
export function MailLinkedText({ text, email }: { text: string; email: string }) {
  const [first, ...rest] = text.split(email);
  return (
    <>
      <span>{first}</span>
      {rest.map((part, index) => (
        // The parts of a fixed text never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index}>
          <a href={`mailto:${email}`}>{email}</a>
          <span>{part}</span>
        </span>
      ))}
    </>
  );
}
