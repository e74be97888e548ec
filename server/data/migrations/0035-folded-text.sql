-- Lower case without accents, the same as foldAsStored() of domain/text/fold.ts. In a database with the collation "C", lower()
-- changes only A to Z, so the capitals of other alphabets are listed. Few texts have one, and translate() is slow.
create function folded_text(given text) returns text language plpgsql immutable parallel safe as $$
declare
  folded text := lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'));
begin
  if octet_length(folded) > length(folded) and folded ~ '[\u00c0-\u04ff\u1e9e]' then
    folded := translate(folded,
      'ÆŒØøŁłĐđÐðıĦħƏəÞẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
      'æœoollddddihhaaþßαβγδεζηθικλμνξοπρσστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ');
    folded := replace(replace(replace(replace(folded, 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss');
  end if;
  return folded;
end
$$;

create or replace function plain_words(words text) returns text language sql immutable parallel safe
return ' ' || btrim(regexp_replace(folded_text(words),
  '[\u0001-\u0022\u0024-\u002a\u002c-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')) || ' ';

create or replace function catalogue_text(given text) returns text language sql immutable parallel safe
return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded_text(given),
  '(^|[^a-z0-9])c\+\+', '\1 cplusplus ', 'g'),
  '(^|[^a-z0-9])([cfj])#', '\1 \2sharp ', 'g'),
  '(^|[^a-z0-9])\.net(?![a-z0-9])', '\1 dotnet ', 'g'),
  '([a-z0-9]+)\.(js|net)(?![a-z0-9])', '\1 \2 \1\2 ', 'g'),
  '([a-z0-9]+)-([a-z0-9]+)', '\1 \2 \1\2', 'g');

-- The stored words that the old functions left with a capital or a letter of another alphabet.
update jobs set search = job_search(jobs) where search <> folded_text(search);
select refresh_catalogue(array(select question_id from catalogue_questions
  where array_to_string(words, ' ') <> folded_text(array_to_string(words, ' '))));
