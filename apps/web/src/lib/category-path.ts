/** What people are shown of a category: the end of its slash path. */
export function lastSegment(path: string): string {
  const segments = path.split('/').map((segment) => segment.trim());
  return segments.findLast((segment) => segment !== '') ?? '';
}
