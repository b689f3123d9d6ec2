import type { ProductRow } from '../../../db/product-row.ts';
import type { ChatMemory, TurnReply } from '../offline/chat-state.ts';

/** What the thread of the assistant is given when it starts. */
export type ThreadSetting = {
  /** Where vectors of shelves are kept; null where meanings are not asked for. */
  folder: string | null;
  logLevel: string;
};

export type ToThread =
  /** All products follow anew; until `read` it answers from those that it had. */
  | { kind: 'anew' }
  | { kind: 'products'; put: ProductRow[]; gone: string[] }
  | { kind: 'read' }
  | { kind: 'turn'; id: number; text: string; memory: ChatMemory }
  | { kind: 'vectors'; id: number; vectors: Float32Array[] | null };

export type FromThread =
  | { kind: 'taken' }
  | { kind: 'reply'; id: number; reply: TurnReply }
  | { kind: 'failed'; id: number; error: unknown }
  | { kind: 'embed'; id: number; texts: string[]; isUrgent: boolean };
