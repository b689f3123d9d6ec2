import { saveFile } from '../../device/share.ts';

/** Readable for people too. */
export function saveJsonFile(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}
