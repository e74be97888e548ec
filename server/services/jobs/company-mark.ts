import type { Json } from '../../data/schema.generated.ts';
import { companyLogo } from '../profile/avatars/picture-address.ts';

/** The data of a company that an offer shows. */
export type CompanyMark = {
  id: string;
  /** The last part of its address. */
  alias: string;
  name: string;
  logo: string | undefined;
};

type Row = {
  companyId: string;
  companyAlias: string | null;
  companyName: string;
  logo: unknown;
  logoHandle: string | null;
};

/** The columns that `companyMark` reads, from the table companies as `c`. */
export const companyColumns = [
  'c.id as companyId',
  'c.seoAlias as companyAlias',
  'c.name as companyName',
  'c.logo',
  'c.logoHandle',
] as const;

export function companyMark({ companyId, companyAlias, companyName, logo, logoHandle }: Row): CompanyMark {
  return {
    id: companyId,
    alias: companyAlias ?? companyId,
    name: companyName,
    logo: companyLogo({ id: companyId, logo: logo as Json | null, logoHandle }),
  };
}
