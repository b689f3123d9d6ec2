/** `role` is spelled out because Safari forgets lists whose markers are drawn by hand. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className="space-y-2">
      {items.map((item) => (
        <li key={item} className="relative pl-5">
          <span
            aria-hidden="true"
            className="absolute top-2 left-0 size-2 rounded-full bg-accent"
          />
          {item}
        </li>
      ))}
    </ul>
  );
}
