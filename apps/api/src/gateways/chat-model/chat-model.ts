/** What a tool was called with; the arguments are the text that the model wrote. */
export type ToolCall = { id: string; name: string; arguments: string };

export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; toolCalls: ToolCall[] }
  | { role: 'tool'; callId: string; content: string };

/** The parameters are a JSON schema. */
export type Tool = { name: string; description: string; parameters: object };

export type ChatRequest = { messages: ChatMessage[]; tools: Tool[] };

export type Completion =
  | { ok: true; content: string; toolCalls: ToolCall[] }
  /** The reason is fit for a log: a code or a few words, never what anybody said. */
  | { ok: false; reason: string };

export type ChatModel = {
  /** The signal says when nobody waits for the answer any more. */
  complete(request: ChatRequest, signal: AbortSignal): Promise<Completion>;
};
