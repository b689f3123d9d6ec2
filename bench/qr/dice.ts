/** Numbers as they fall, of the kinds that scenes are made of. */
export class Dice {
  readonly random: () => number;

  constructor(random: () => number) {
    this.random = random;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.random();
  }

  /** As many between 1 and 2 as between 2 and 4. */
  ratioBetween(least: number, most: number): number {
    return least * (most / least) ** this.random();
  }

  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  of<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.random() * choices.length)]!;
  }
}
