import { memo, type ReactNode } from 'react';

export type WindowListProps<T> = {
  entries: readonly T[];
  keyOf: (entry: T) => string;
  /** How high an entry usually is; what is on the screen is measured. */
  usualPx: number;
  gapPx: number;
  /** The id of its heading. */
  labelledBy?: string;
  /** Further ones come as the end comes near. */
  hasMore?: boolean;
  /** They are on their way already. */
  busy?: boolean;
  onEndNear?: () => void;
  /** The key of one that is to come into sight. */
  reveal?: string | undefined;
  children: (entry: T) => ReactNode;
};

type Props<T> = { entry: T; draw: (entry: T) => ReactNode };

/** Scrolling and measuring draw a list again, but not what stands in it. */
export const ListRow = memo(function ListRow<T>({ entry, draw }: Props<T>) {
  return draw(entry);
}) as <T>(props: Props<T>) => ReactNode;
