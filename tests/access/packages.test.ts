import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
type Lock = { packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }> };
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;

it('every package comes from the registry, with the hash of its content', () => {
  const packages = Object.entries(lock.packages).filter(([name]) => name !== '');
  expect(packages.length).toBeGreaterThan(100);
  for (const [name, { resolved, integrity, link }] of packages) {
    expect(link, name).toBeUndefined();
    // Without an address it is the registry's own; a fork or an archive would have its address here.
    expect(resolved ?? 'https://registry.npmjs.org/', name).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    expect(integrity, name).toMatch(/^sha512-/);
  }
});

it('every package in package.json has one exact version', () => {
  const named = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(wanted[kind] ?? {}),
  );
  expect(named.length).toBeGreaterThan(20);
  for (const [name, version] of named) expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
});
