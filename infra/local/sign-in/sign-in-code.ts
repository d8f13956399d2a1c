import { randomInt, timingSafeEqual } from 'node:crypto';

const triesInARow = 5;
const pauseInMilliseconds = 60_000;

/** The code that only who sees the console knows, and how often it may be guessed. */
export class SignInCode {
  readonly shown = String(randomInt(1_000_000)).padStart(6, '0').replace(/^.../, '$& ');
  private wrongTries = 0;
  private pausedUntil = 0;

  check(typed: string): 'right' | 'wrong' | 'paused' {
    if (Date.now() < this.pausedUntil) return 'paused';
    if (isSame(digitsOf(typed), digitsOf(this.shown))) {
      this.wrongTries = 0;
      return 'right';
    }
    this.wrongTries += 1;
    if (this.wrongTries < triesInARow) return 'wrong';
    this.wrongTries = 0;
    this.pausedUntil = Date.now() + pauseInMilliseconds;
    return 'paused';
  }
}

const digitsOf = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''));
const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);
