import type { Advertiser } from '@baeon/contracts/campaigns/campaigns-wire';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { storePath } from '../../config/paths.ts';

/** Within a card, or framed by itself. */
const looks = {
  plain: {
    row: '-mx-2 mt-3 flex items-center gap-3 rounded-control p-2',
    link: 'hover:bg-brand-soft',
    picture: 'size-12 rounded-control',
    name: 'block font-semibold wrap-anywhere',
    chevron: 'text-ink-muted',
  },
  framed: {
    row: 'flex items-center gap-3 rounded-field border border-line p-3',
    link: 'transition-colors hover:bg-brand-soft',
    picture: 'w-12 rounded-tile',
    name: 'block leading-6 font-semibold wrap-anywhere',
    chevron: 'text-line-strong',
  },
};

type Props = {
  store: Pick<Advertiser, 'name' | 'image'>;
  storeId: string | null;
  look: keyof typeof looks;
  /** For a picture that is in sight at once. */
  eager?: boolean;
  /** What is told under the name. */
  children: ReactNode;
};

/** Who gives a deal; where they have a page, the way to it. */
export function StoreLine({ store: { name, image }, storeId, look, eager, children }: Props) {
  const classes = looks[look];
  const content = (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
      <Picture
        {...(eager && { eager })}
        src={image}
        name={name}
        width={48}
        height={48}
        className={classes.picture}
      />
      <span className="min-w-0 flex-1 basis-32">
        <span className={classes.name}>{name}</span>
        {children}
      </span>
    </span>
  );
  if (storeId === null) return <div className={classes.row}>{content}</div>;
  return (
    <Link to={storePath(storeId)} className={classNames(classes.row, classes.link)}>
      {content}
      <ChevronRight aria-hidden="true" className={`size-5 shrink-0 ${classes.chevron}`} />
    </Link>
  );
}
