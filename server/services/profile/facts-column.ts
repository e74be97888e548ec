import { sql } from 'kysely';
import type { FactsSource } from './profile-facts.ts';

/** Enough of a text to tell whether it is long enough (tellingLengths). */
const beginning = sql.lit(200);

type Column = Pick<FactsSource, 'personalMessage' | 'currentPlace' | 'phoneNumber' | 'experiences' | 'projects'> &
  Record<'dreamPlaces' | 'education' | 'languages' | 'socials', string[]>;

/**
 * The part of `profileFacts` that is not in a column of the tables developers and developer_confidential, as one column
 * of a query with both: only beginnings of texts and ids, because the facts are counts. The telephone number is not
 * read, only whether there is one.
 */
export const factsColumn = sql<Column>`json_build_object(
  'personalMessage', left(btrim(developers.personal_message), ${beginning}),
  'currentPlace', (select place_id from developer_places where developer_id = developers.id and kind = 'current'
    order by position limit 1),
  'phoneNumber', case when confidential.phone_number is not null then '' end,
  'dreamPlaces', array(select place_id from developer_places where developer_id = developers.id and kind = 'dream'),
  'experiences', (select coalesce(json_agg(json_build_object('description', left(btrim(description), ${beginning}))), '[]')
    from developer_experiences where developer_id = developers.id),
  'education', array(select id from developer_education where developer_id = developers.id),
  'projects', (select coalesce(json_agg(json_build_object('description', left(btrim(description), ${beginning}),
      'images', images)), '[]') from developer_projects where developer_id = developers.id),
  'languages', array(select id from developer_languages where developer_id = developers.id),
  'socials', array(select id from developer_socials where developer_id = developers.id))`;
