import { Link } from 'react-router';
import { paths } from '../../config/screen-paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { pageTexts } from './page-texts.ts';

const names = ['help', 'terms', 'privacy'] as const;

/** A quiet line at the foot of a screen. */
export function PageLinks() {
  const texts = useTexts(pageTexts);
  return (
    <nav aria-label={texts.name} className="flex flex-wrap justify-center text-xs text-ink-muted">
      {names.map((name) => (
        <Link
          key={name}
          to={paths[name]}
          className="inline-flex min-h-11 items-center rounded-small px-3 hover:underline"
        >
          {texts[name]}
        </Link>
      ))}
    </nav>
  );
}
