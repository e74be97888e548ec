import { followEmail, newAddress, password } from '../../harness/join.ts';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { joinAsRecruiter, joinWithCompany, newName, signUpRecruiter, validate } from '../../harness/recruiter.ts';

test('a recruiter invites a person without an account, who joins and gets rights', { tag: '@once' }, async ({
  page,
  otherBrowser,
}) => {
  const name = newName('Atelier des Vents');
  const { address } = await joinWithCompany(page, name);
  await page.goto(`${address}/members`);
  await accessible(page);
  await page.getByRole('button', { name: 'Inviter un·e collègue' }).click();
  const guest = newAddress();
  await dialog(page).getByLabel('Adresse e-mail').fill('pas une adresse');
  await dialog(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(dialog(page).getByText('Cette adresse e-mail n’est pas valide')).toBeVisible();
  await dialog(page).getByLabel('Adresse e-mail').fill(guest);
  await dialog(page).getByLabel('Conversations').uncheck();
  await accessible(page);
  await dialog(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invitations envoyées' })).toBeVisible();
  await expect(page.getByText(guest)).toBeVisible();
  await goodAtEveryWidth(page);

  const other = await otherBrowser();
  await followEmail(other, guest, 'rejoindre une équipe');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${name} vous invite à rejoindre son équipe`);
  await accessible(other);
  await signUpRecruiter(other, guest);
  // The invitation is shown on the home page: the e-mail is no longer needed.
  await expect(other.getByText(`${name} vous invite`)).toBeVisible();
  await other.getByRole('link', { name: 'Voir l’invitation' }).click();
  await other.getByRole('button', { name: `Rejoindre ${name}` }).click();
  await expect(other).toHaveURL(/\/company\//);
  await expect(other.getByText('Votre entreprise attend sa validation')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Modifier ma page entreprise' })).toHaveCount(0);

  // The open page of the inviter is updated; the inviter makes the new member an administrator.
  await expect(page.getByRole('listitem').filter({ hasText: guest })).toContainText('Depuis le');
  const row = page.getByRole('listitem').filter({ hasText: guest });
  await row.getByRole('checkbox', { name: /^Administration/ }).check();
  await expect(page.getByText('Les droits sont enregistrés.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Modifier ma page entreprise' })).toBeVisible();
  await followEmail(other, guest, 'rejoindre une équipe');
  await expect(other.getByText('Vous faites déjà partie de cette équipe.')).toBeVisible();
});

test('an invited person without an account joins with the link of the e-mail, which confirms the address', async ({
  page,
  otherBrowser,
}) => {
  const name = newName('Quai des Brumes');
  const { address } = await joinWithCompany(page, name);
  await page.goto(`${address}/members`);
  await page.getByRole('button', { name: 'Inviter un·e collègue' }).click();
  const guest = newAddress();
  await dialog(page).getByLabel('Adresse e-mail').fill(guest);
  await dialog(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText(guest)).toBeVisible();

  const other = await otherBrowser();
  await followEmail(other, guest, 'rejoindre une équipe');
  await expect(other.getByLabel('Adresse e-mail')).toHaveValue(guest);
  await goodAtEveryWidth(other);
  await other.getByRole('button', { name: 'Créer mon compte et rejoindre l’équipe' }).click();
  await expect(other.getByLabel('Prénom')).toBeFocused();
  await other.getByLabel('Prénom').fill('Ada');
  await other.getByLabel('Nom', { exact: true }).fill('Marin');
  await other.getByLabel('Mot de passe').fill(password);
  await other.getByRole('button', { name: 'Créer mon compte et rejoindre l’équipe' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bonjour Ada');
  await expect(other.getByRole('link', { name }).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: guest })).toContainText('Depuis le');
});

test('a recruiter asks to join and is accepted, a member is removed, and the last administrator cannot leave', {
  tag: '@once',
}, async ({ page, as, otherBrowser }) => {
  const name = newName('Phare Ouest');
  const { address } = await joinWithCompany(page, name);
  await validate(await as('admin'), name);
  await page.goto(`${address}/members`);
  // The only member, and the last administrator.
  await expect(page.getByText('Seule personne à administrer l’entreprise')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Administration/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Quitter l’entreprise' })).toHaveCount(0);

  const other = await otherBrowser();
  const email = await joinAsRecruiter(other);
  await other.goto('/mon-entreprise');
  await other.getByLabel("Nom de l'entreprise").fill(name.toUpperCase());
  await other.getByRole('button', { name: `Demander à la rejoindre : ${name}` }).click();
  await dialog(other).getByLabel('Un mot pour vos collègues').fill('Je viens d’arriver.');
  await accessible(other);
  await dialog(other).getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(other.getByText(`Votre demande à ${name} attend une réponse`)).toBeVisible();
  await accessible(other);

  await expect(page.getByText('Je viens d’arriver.')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Accepter – Ada Marin' }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByRole('checkbox', { name: /^Administration/ })).toBeVisible();
  await other.goto('/developers');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('CVThèque');

  // With another administrator the first may leave; from then on the second may not.
  await row.getByRole('checkbox', { name: /^Administration/ }).check();
  await expect(page.getByText('Les droits sont enregistrés.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Quitter l’entreprise' }).click();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Quitter l’entreprise' })).toBeFocused();
  await other.goto(`${address}/members`);
  await other.getByRole('button', { name: 'Retirer Ada Marin de l’équipe' }).click();
  await expect(other.getByText('Retirer Ada Marin de l’équipe ?')).toBeVisible();
  await accessible(other);
  await other.getByRole('button', { name: 'Retirer', exact: true }).click();
  await expect(other.getByText('Ada Marin ne fait plus partie de l’équipe.')).toBeVisible();
  await expect(other.getByText('Seule personne à administrer l’entreprise')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Il vous manque une entreprise')).toBeVisible();
});
