/** What `hidesFromCompany` (domain/permissions/profile.ts) needs to know. */
export type Hiding = { blocked: boolean; company: string | null; employers: string[] };

/**
 * The columns of `Hiding` for a row d of developers and the company whose id is this SQL expression; the expression may
 * be null, for a viewer without a company.
 */
export const hidingColumns = (companyId: string): string => `
  exists (select from blocked_companies b where b.company_id = ${companyId} and b.developer_id = d.id) as blocked,
  (select name from companies where id = ${companyId}) as company,
  case when ${companyId} is not null and d.hide_from_employer then array(select e.company_name
    from developer_experiences e where e.developer_id = d.id and e.still_employed) else '{}' end as employers`;
