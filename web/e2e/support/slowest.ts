// Says at the end which tests took longest: whoever wants the whole sooner begins there.

import type { Reporter, TestCase } from 'vitest/node';

const NAMED = 10;

export class Slowest implements Reporter {
  #tests: { name: string; seconds: number }[] = [];

  onTestCaseResult(test: TestCase): void {
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    this.#tests.push({ name: `${test.module.relativeModuleId}: ${test.name}`, seconds });
  }

  onTestRunEnd(): void {
    const slowest = this.#tests.sort((a, b) => b.seconds - a.seconds).slice(0, NAMED);
    console.log(`\n The slowest ${slowest.length}`);
    for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
}
