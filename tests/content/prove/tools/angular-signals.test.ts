import { expect, test } from 'vitest';
import { declareSignalMembers } from './angular-signals.ts';

const declared = async (member: string) => {
  const text = await declareSignalMembers(`class Price {\n  ${member}\n}`);
  return text.split('\n').at(-2)?.trim();
};

test.each([
  ['amount = input(0);', "@declared.Input({ isSignal: true, alias: 'amount', required: false }) amount = input(0);"],
  [
    'readonly amount = input.required<number>();',
    "@declared.Input({ isSignal: true, alias: 'amount', required: true }) readonly amount = input.required<number>();",
  ],
  [
    "amount = input(0, { alias: 'sum' });",
    "@declared.Input({ isSignal: true, alias: 'sum', required: false }) amount = input(0, { alias: 'sum' });",
  ],
  [
    'open = model(false);',
    "@declared.Input({ isSignal: true, alias: 'open', required: false }) @declared.Output('openChange') open = model(false);",
  ],
  ['picked = output<number>();', "@declared.Output('picked') picked = output<number>();"],
  [
    "rows = viewChildren('row');",
    "@declared.ViewChildren('row', { ...({}), isSignal: true }) rows = viewChildren('row');",
  ],
  [
    'row = contentChild(Row, { descendants: true });',
    '@declared.ContentChild(Row, { ...({ descendants: true }), isSignal: true }) row = contentChild(Row, { descendants: true });',
  ],
])('%s is declared as Angular declares it', async (member, expected) => expect(await declared(member)).toBe(expected));

test.each(['amount = signal(0);', 'amount = 1;', 'amount = this.input(0);'])(
  '%s needs no declaration',
  async (member) => expect(await declared(member)).toBe(member),
);

test('a program that cannot be parsed is refused', async () =>
  expect(declareSignalMembers('class {')).rejects.toThrow('cannot be parsed'));
