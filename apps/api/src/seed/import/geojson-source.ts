import { ImportError } from './import-error.ts';
import type { ExpectedColumns, Fields, Source, SourceRow } from './import-kind.ts';
import { pipeline } from 'node:stream/promises';
import { Assembler } from 'stream-json/assembler.js';
import type { Token } from 'stream-json/parser.js';
import { withParser } from 'stream-json/utils/with-parser.js';

/** Far above any honest feature, and what is held in memory at most. */
const MAX_FEATURE_BYTES = 4 * 1024 * 1024;
/** Enough to be told about; a file may make up a new name for every feature. */
const MAX_IGNORED = 50;

/** In place of those that a feature lacks, for the rest of it to be looked at. */
const COORDINATES = { latitude: '0', longitude: '0' };

type Stage = ReturnType<Parameters<typeof withParser.asStream>[0]>;

/** A FeatureCollection of points; the properties are named like the columns of a CSV file. */
export function geojsonSource(bytes: AsyncIterable<Buffer>, expected: ExpectedColumns): Source {
  const ignored = new Set<string>();
  const known = new Set([...expected.required, ...expected.optional]);

  const propertiesOf = (
    properties: Record<string, unknown>,
  ): Pick<SourceRow, 'lacks'> & { fields: Fields } => {
    const fields: Record<string, unknown> = {};
    const given = new Set<string>();
    for (const [property, value] of Object.entries(properties)) {
      const name = property.trim().toLowerCase();
      if (!known.has(name) || name in COORDINATES) {
        if (ignored.size < MAX_IGNORED) ignored.add(property);
        continue;
      }
      given.add(name);
      const trimmed = typeof value === 'string' ? value.trim() : value;
      if (trimmed !== null && trimmed !== '') fields[name] = trimmed;
    }
    return { fields, lacks: expected.optional.filter((name) => !given.has(name)) };
  };

  const toRow = (value: unknown, label: string): SourceRow => {
    if (!isObject(value) || value.type !== 'Feature') {
      return { label, fields: null, problems: ['is not a Feature'], lacks: [] };
    }
    const { fields, lacks } = propertiesOf(isObject(value.properties) ? value.properties : {});
    const point = pointOf(value.geometry);
    if (point) return { label, fields: { ...fields, ...point }, problems: [], lacks };
    const problem = 'geometry must be a Point with a longitude and a latitude';
    return { label, fields: { ...fields, ...COORDINATES }, problems: [problem], lacks };
  };

  async function* rows(): AsyncGenerator<SourceRow> {
    const reader = new FeatureReader();
    let unfinishedBytes = 0;
    async function* bounded() {
      for await (const chunk of bytes) {
        unfinishedBytes += chunk.length;
        if (unfinishedBytes > MAX_FEATURE_BYTES) {
          const limit = MAX_FEATURE_BYTES / 1024 / 1024;
          throw new ImportError(`there are ${limit} MB without a feature in them`);
        }
        yield chunk;
      }
    }
    const take: typeof reader.take = (token) => {
      const feature = reader.take(token);
      if (feature) unfinishedBytes = 0;
      return feature;
    };
    // Only packed tokens: the pieces of a text would be thrown away. A plain function is a stage, too.
    const parser = withParser.asStream(() => take as unknown as Stage, { streamValues: false });
    // What goes wrong on the way comes out of the parser, below.
    const feeding = pipeline(bounded(), parser).catch(() => {});
    try {
      for await (const { number, value } of parser as AsyncIterable<{
        number: number;
        value: unknown;
      }>) {
        yield toRow(value, `feature ${number}`);
      }
      reader.end();
    } catch (error) {
      throw readable(error, reader.features);
    } finally {
      await feeding;
    }
  }

  return { rows: rows(), ignored };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers are kept as they are written, which is why they are texts here. */
function pointOf(geometry: unknown): Fields | null {
  if (!isObject(geometry) || geometry.type !== 'Point') return null;
  const { coordinates } = geometry;
  if (!Array.isArray(coordinates)) return null;
  const [longitude, latitude] = coordinates as unknown[];
  if (typeof longitude !== 'string' || typeof latitude !== 'string') return null;
  return { latitude, longitude };
}

/** The parser's own errors have no name of their own, but they all start alike. */
function readable(error: unknown, features: number): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('Parser ')) return error;
  // It gives nothing of a piece of the file that has an error in it.
  const where = features === 0 ? '' : `, somewhere after feature ${features}`;
  return new ImportError(`the file is cut off or is not JSON${where}`, { cause: error });
}

const NOT_A_COLLECTION = 'the file is not a GeoJSON FeatureCollection';

/**
 * Finds the features in the tokens of a file, one by one. The members of the collection come in any
 * order, so its type may stand behind all of its features.
 */
export class FeatureReader {
  features = 0;
  #depth = 0;
  #key = '';
  #typeSeen = false;
  #featuresSeen = false;
  #feature: Assembler | null = null;

  /** The feature that this token completes, if it does; what is no object is a feature that is wrong. */
  take(token: Token): { number: number; value: unknown } | null {
    if (this.#feature) return this.#takeInFeatures(this.#feature, token);
    if (this.#depth === 0 && token.name !== 'startObject') throw new ImportError(NOT_A_COLLECTION);
    if (this.#depth === 1) this.#takeMember(token);
    this.#depth += nesting(token);
    return null;
  }

  /** Called when the file is through. */
  end(): void {
    if (!this.#typeSeen || !this.#featuresSeen) throw new ImportError(NOT_A_COLLECTION);
  }

  #takeMember(token: Token): void {
    if (token.name === 'keyValue') {
      this.#key = token.value;
      return;
    }
    if (token.name === 'endObject') return;
    if (this.#key === 'type') {
      if (token.name !== 'stringValue' || token.value !== 'FeatureCollection') {
        throw new ImportError(NOT_A_COLLECTION);
      }
      this.#typeSeen = true;
    }
    if (this.#key === 'features') {
      if (token.name !== 'startArray') throw new ImportError('features must be a list');
      this.#featuresSeen = true;
      this.#feature = new Assembler({ numberAsString: true });
    }
  }

  #takeInFeatures(feature: Assembler, token: Token): { number: number; value: unknown } | null {
    if (feature.done && token.name === 'endArray') {
      this.#feature = null;
      this.#depth -= 1;
      return null;
    }
    feature.consume(token);
    if (!feature.done) return null;
    this.features += 1;
    return { number: this.features, value: feature.current };
  }
}

function nesting(token: Token): number {
  if (token.name === 'startObject' || token.name === 'startArray') return 1;
  return token.name === 'endObject' || token.name === 'endArray' ? -1 : 0;
}
