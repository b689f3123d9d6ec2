import { memo, type ReactNode } from 'react';

type Props<T> = { entry: T; draw: (entry: T) => ReactNode };

/** Scrolling and measuring draw a list again, but not what stands in it. */
export const ListRow = memo(function ListRow<T>({ entry, draw }: Props<T>) {
  return draw(entry);
}) as <T>(props: Props<T>) => ReactNode;
