import type { Insertable } from 'kysely';
import type { ClientBase } from 'pg';
import type { DB } from '../schema.generated.ts';

type Plan = Required<Insertable<DB['plans']>>;

const plan = (
  id: string,
  [nameFr, nameEn]: [string, string],
  rest: Pick<Plan, 'candidateLimitDay' | 'pipeCapacity' | 'monthlyPriceEur'> & {
    type?: string;
    featureBatch?: boolean;
  },
): Omit<Plan, 'position'> => ({ id, nameFr, nameEn, type: 'regular', featureBatch: false, ...rest });

/**
 * The plans of every installation.
 * A plan counts views when it has a daily limit and no conversation slots, or the batch feature; free plans keep one
 * slot, so that they count conversations.
 */
export const plans: readonly Plan[] = [
  plan('id0', ['Découverte', 'Discovery'], { candidateLimitDay: 10, pipeCapacity: 1, monthlyPriceEur: 0 }),
  plan('freemium', ['Gratuit', 'Free'], { candidateLimitDay: 20, pipeCapacity: 1, monthlyPriceEur: 0 }),
  plan('id10', ['Essentiel, au mois', 'Essential, monthly'], {
    candidateLimitDay: 60,
    pipeCapacity: 5,
    monthlyPriceEur: 149,
  }),
  plan('id11', ['Essentiel, à l’année', 'Essential, yearly'], {
    candidateLimitDay: 80,
    pipeCapacity: 10,
    monthlyPriceEur: 119,
  }),
  plan('startup-monthly', ['Jeune pousse, au mois', 'Startup, monthly'], {
    candidateLimitDay: 40,
    pipeCapacity: 4,
    monthlyPriceEur: 89,
  }),
  plan('startup-yearly', ['Jeune pousse, à l’année', 'Startup, yearly'], {
    candidateLimitDay: 50,
    pipeCapacity: 8,
    monthlyPriceEur: 69,
  }),
  plan('scale-batch', ['Sélections', 'Selections'], {
    candidateLimitDay: 100,
    pipeCapacity: null,
    featureBatch: true,
    monthlyPriceEur: 390,
  }),
  plan('unlimited', ['Illimité', 'Unlimited'], { candidateLimitDay: null, pipeCapacity: 99, monthlyPriceEur: 590 }),
  plan('partner', ['Partenaire', 'Partner'], {
    type: 'partner',
    candidateLimitDay: null,
    pipeCapacity: null,
    monthlyPriceEur: null,
  }),
].map((entry, position) => ({ ...entry, position }));

const planColumns = [
  'id',
  'type',
  'nameFr',
  'nameEn',
  'candidateLimitDay',
  'pipeCapacity',
  'featureBatch',
  'monthlyPriceEur',
  'position',
] as const satisfies readonly (keyof Plan)[];

/** Adds missing plans; existing ones are edited by the team and not changed here. */
export async function loadPlans(client: Pick<ClientBase, 'query'>): Promise<void> {
  const names = planColumns.map(snakeCase);
  const places = names.map((_, index) => `$${index + 1}`);
  const statement = `insert into plans (${names.join(', ')}) values (${places.join(', ')}) on conflict (id) do nothing`;
  for (const row of plans)
    await client.query(
      statement,
      planColumns.map((column) => row[column]),
    );
}

import { snakeCase } from '../snake-case.ts';
