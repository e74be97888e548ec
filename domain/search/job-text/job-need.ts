import type { ContractType, RemoteFrequency } from '../../profile/cards/job-terms.ts';
import type { ProtectedWord } from './protected-words.ts';

/** Something read in a text, with the sentence it comes from. */
type Read<Value> = Value & { said: string };

/** What a job advertisement asks for. */
export type JobNeed = {
  /** Those named most first. */
  technologies: Read<{ id: string; must: boolean }>[];
  /** Professions, or families of them. */
  professions: Read<{ id: string }>[];
  years: Read<{ from: number | undefined; to: number | undefined }> | undefined;
  cities: Read<{ id: string }>[];
  /** Only where no city is named. */
  regions: Read<{ id: string }>[];
  remote: Read<{ frequency: RemoteFrequency }> | undefined;
  /** The place, or full remote work. */
  orRemote: boolean;
  contracts: Read<{ type: ContractType }>[];
  /** The highest pay in thousands of euros per year. */
  pay: Read<{ most: number }> | undefined;
  /** With the least level, from 0 to 100; 0 where none is said. */
  languages: Read<{ id: string; level: number; must: boolean }>[];
  /** What never becomes a filter. */
  ignored: ProtectedWord[];
};
