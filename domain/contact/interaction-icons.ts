import { likedJobs } from './dialogs/liked-jobs.ts';
import { hasSuperliked, type Interaction } from './interaction.ts';

export const interactionKinds = ['superliked', 'liked', 'applied', 'faved'] as const;
export type InteractionKind = (typeof interactionKinds)[number];

export type InteractionIcon =
  | { kind: 'superliked' | 'liked'; on: boolean; at: Date | null }
  | { kind: 'applied'; on: boolean; jobs: number }
  | { kind: 'faved'; on: boolean };

/** docs/product/contact.md, Interaction icons: each has a negative form. `faved`: by the recruiter who looks. */
export function interactionIcons(interaction: Interaction, faved: boolean): InteractionIcon[] {
  const { superliked, atsSuperliked, liked } = interaction;
  const jobs = likedJobs(interaction).length;
  return [
    { kind: 'superliked', on: hasSuperliked(interaction), at: superliked ?? atsSuperliked },
    // Shown at any age: an old like lifts no limit, but it exists.
    { kind: 'liked', on: liked !== null, at: liked },
    { kind: 'applied', on: jobs > 0, jobs },
    { kind: 'faved', on: faved },
  ];
}
