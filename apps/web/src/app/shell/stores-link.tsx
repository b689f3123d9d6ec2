import { Store } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { shellTexts } from './shell-texts.ts';

/** From a list of deals to that of the stores, beside its title. */
export function StoresLink() {
  return (
    <Link
      to={paths.stores}
      className="flex min-h-[44px] min-w-[44px] items-center justify-center gap-1.5 rounded-control px-2 text-sm font-semibold text-link hover:bg-brand-soft"
    >
      <Store aria-hidden="true" className="size-[20px] shrink-0" />
      {/* Very large letters need the line for the title. */}
      <span className="@max-[14rem]:sr-only">{useTexts(shellTexts).menu.stores}</span>
    </Link>
  );
}
