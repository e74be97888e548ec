import type { Json } from '../../data/schema.generated.ts';
import { companyLogo } from '../profile/avatars/picture-address.ts';

/** As much of a company as an offer shows of it. */
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

/** The columns that `companyMark` reads; the table companies is called c. */
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
