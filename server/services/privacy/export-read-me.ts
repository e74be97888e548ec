import { withQue } from '../../../domain/text/elision.ts';

/** The first file to read in the archive, in both languages. */
export function exportReadMe(brand: string, at: Date): string {
  return `${brand}, ${at.toISOString()}

Cette archive contient tout ce ${withQue(brand)} conserve sur vous.
- donnees/ : un fichier JSON par table, un objet par ligne de la table. Les noms des fichiers et des champs sont ceux de notre base.
  company_notes.json contient ce que des entreprises ont écrit à votre sujet, company_views.json celles qui ont consulté votre profil.
- entreprises.json : le nom des entreprises que ces tables citent par leur identifiant.
- fichiers/ : vos photos, vos images de projets et votre CV, sous le nom (handle) que les tables leur donnent.
N’y figurent pas : les mots de passe et autres secrets, et l’identité des autres personnes.

This archive contains everything that ${brand} keeps about you.
- donnees/: one JSON file per table, one object per row of the table. Files and fields use the names in our database.
  company_notes.json holds what companies have written about you, company_views.json lists those that have viewed your profile.
- entreprises.json: the names of the companies that these tables refer to by id.
- fichiers/: your photos, project pictures and CV, under the name (handle) the tables give them.
Left out: passwords and other secrets, and the identity of other people.
`;
}
