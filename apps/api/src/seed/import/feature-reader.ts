import { Assembler } from 'stream-json/assembler.js';
import type { Token } from 'stream-json/parser.js';
import { ImportError } from './import-error.ts';

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
