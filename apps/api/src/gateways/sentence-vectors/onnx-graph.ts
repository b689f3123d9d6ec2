/** As much of ONNX (protocol buffers) as it takes to hand a network to the runtime that comes with weights alone. */

const FLOAT = 1;
const INT64 = 7;
const IR_VERSION = 9;
/** The first with `Gelu`. */
const OPSET = 20;

type Bytes = Uint8Array<ArrayBuffer>;
type Attributes = Record<string, number | number[]>;

function varint(number: number): Bytes {
  const bytes: number[] = [];
  let rest = number;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  bytes.push(rest);
  return Uint8Array.from(bytes);
}

const joined = (parts: Bytes[]): Bytes => new Uint8Array(Buffer.concat(parts));
const number = (field: number, value: number): Bytes => joined([varint(field * 8), varint(value)]);
const bytes = (field: number, value: Bytes): Bytes =>
  joined([varint(field * 8 + 2), varint(value.length), value]);
const text = (field: number, value: string): Bytes => bytes(field, new TextEncoder().encode(value));
const message = (field: number, parts: Bytes[]): Bytes => bytes(field, joined(parts));

const attribute = (name: string, value: number | number[]): Bytes => {
  if (Array.isArray(value))
    return message(5, [text(1, name), ...value.map((each) => number(8, each)), number(20, 7)]);
  const isWhole = Number.isInteger(value);
  const real = joined([varint(2 * 8 + 5), new Uint8Array(Float32Array.of(value).buffer)]);
  return message(5, [
    text(1, name),
    isWhole ? number(3, value) : real,
    number(20, isWhole ? 2 : 1),
  ]);
};

/** A value of which the first sizes may be anything. */
const described = (field: number, name: string, sizes: (number | string)[]): Bytes => {
  const shape = sizes.map((size) =>
    message(1, [typeof size === 'number' ? number(1, size) : text(2, size)]),
  );
  return message(field, [
    text(1, name),
    message(2, [message(1, [number(1, FLOAT), message(2, shape)])]),
  ]);
};

export function createGraph() {
  const parts: Bytes[] = [];
  let count = 0;

  function constant(
    values: Float32Array<ArrayBuffer> | BigInt64Array<ArrayBuffer>,
    sizes: number[],
  ): string {
    const name = `c${count++}`;
    const type = values instanceof Float32Array ? FLOAT : INT64;
    const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    parts.push(
      message(5, [
        ...sizes.map((size) => number(1, size)),
        number(2, type),
        text(8, name),
        bytes(9, raw),
      ]),
    );
    return name;
  }

  return {
    constant,
    sizes: (...sizes: number[]): string =>
      constant(BigInt64Array.from(sizes, BigInt), [sizes.length]),

    /** What an operation makes of its inputs, by its name. */
    node(
      operation: string,
      inputs: string[],
      attributes: Attributes = {},
      output?: string,
    ): string {
      const name = output ?? `n${count++}`;
      parts.push(
        message(1, [
          ...inputs.map((input) => text(1, input)),
          text(2, name),
          text(4, operation),
          ...Object.entries(attributes).map(([key, value]) => attribute(key, value)),
        ]),
      );
      return name;
    },

    input: (name: string, sizes: (number | string)[]) => parts.push(described(11, name, sizes)),
    output: (name: string, sizes: (number | string)[]) => parts.push(described(12, name, sizes)),

    model: (): Bytes =>
      joined([
        number(1, IR_VERSION),
        message(8, [text(1, ''), number(2, OPSET)]),
        message(7, [text(2, 'sentences'), ...parts]),
      ]),
  };
}
