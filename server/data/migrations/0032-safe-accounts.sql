-- What keeps an account its owner's: a sign-up that waits for its owner, codes that work once, attempts that are slowed down.

-- The link that confirms the address of a new account; one at a time, a newer one replaces it.
create table sign_up_confirmations (
  user_id uuid primary key references users on delete cascade,
  -- Of the token in the letter, and of the secret in the cookie of the browser that gave the password.
  token_hash text not null unique,
  browser_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- The time step of the last code that was accepted: neither it nor an older one is accepted again.
alter table two_factors add column last_step bigint;

-- Attempts at something that must not be guessed; each waits longer for the next. Forgotten after a while without any.
create unlogged table slowed_attempts (
  key text primary key,
  attempts integer not null,
  next_at timestamptz not null,
  forgotten_at timestamptz not null
);

-- From now on only hashes of one-time secrets are kept. Those that were kept as they are would still open accounts: who
-- waits for one of them asks again.
delete from verifications;

-- The same for links in letters that have left already.
update emails set
  text = regexp_replace(text, 'token=[A-Za-z0-9._~%-]+', 'token=…', 'g'),
  html = regexp_replace(html, 'token=[A-Za-z0-9._~%-]+', 'token=…', 'g'),
  unsubscribe_url = null
where status in ('sent', 'dropped') and (text like '%token=%' or unsubscribe_url is not null);
