import type { Locale } from '../../../domain/viewer.ts';

const projects = (more = '') => `coalesce((select json_agg(json_build_object('id', pj.id, 'name', pj.name,
      'date', json_build_object('year', pj.year, 'month', pj.month), 'description', pj.description,${more}
      'link', pj.link, 'images', pj.images) order by pj.year desc, pj.month desc, pj.position)
    from developer_projects pj where pj.developer_id = d.id), '[]') as projects`;

/**
 * Lists of a profile that are equal in every language, as SQL fragments for a query in which developers has the alias
 * d.
 */
export const entries = {
  education: `coalesce((select json_agg(json_build_object('id', f.id, 'schoolName', f.school_name, 'diploma', f.diploma,
      'year', f.year, 'area', f.area) order by f.year desc, f.position)
    from developer_education f where f.developer_id = d.id), '[]') as education`,
  projects: projects(),
  socials: `coalesce((select json_agg(json_build_object('id', s.id, 'network', s.network, 'url', s.url,
      'username', s.username) order by s.position)
    from developer_socials s where s.developer_id = d.id), '[]') as socials`,
  interests: `coalesce((select json_agg(json_build_object('id', i.id, 'name', i.name) order by i.position)
    from developer_interests i where i.developer_id = d.id), '[]') as interests`,
};

/** With the HTML of their texts, for a page. */
export const shownProjects = projects(" 'descriptionHtml', pj.description_html,");

/** Ordered by rank, the best first. */
export const shownTests = (locale: Locale) =>
  `coalesce((select json_agg(json_build_object('testId', t.id, 'alias', coalesce(t.seo_alias, t.id::text),
      'name', t.name_${locale}, 'handle', te.handle, 'centile', st.centile, 'score', st.score,
      'endDate', (extract(epoch from st.ended_at) * 1000)::float8) order by st.centile, t.id)
    from developer_tests st join tests t on t.id = st.test_id join technologies te on te.id = t.technology_id
    where st.developer_id = d.id), '[]') as tests`;
