// GET /{lang}/person/{id}: a person's mandates over companies. For members only: never cached, in no index, and every
// view is recorded.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../../../domain/access/member.ts'
import type { GetPerson, PersonAnswer } from '../../../usecases/people/get-person.ts'
import { formatCount } from '../../i18n/format.ts'
import { isLang, type Lang } from '../../i18n/languages.ts'
import { sendNotFound } from '../error-pages.ts'
import { type Html, html } from '../html.ts'
import { renderPage, type Site } from '../page.ts'
import { personPath, signInAndReturnPath } from '../paths.ts'
import { sendPage } from '../send-page.ts'
import { renderJoins, renderSameName, renderSharedBoards } from './person-links.ts'
import { renderMandates } from './person-mandates.ts'
import { words } from './person-words.ts'

export type PersonPageDeps = {
  site: Site
  getPerson: GetPerson
  readMember(request: FastifyRequest): Promise<Member | null>
}

export function registerPersonPage(app: FastifyInstance, deps: PersonPageDeps): void {
  app.get<{ Params: { lang: string; id: string } }>('/:lang/person/:id', async (request, reply) => {
    const { lang, id } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    reply.header('x-robots-tag', 'noindex')
    const viewer = await deps.readMember(request)
    if (viewer === null)
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(signInAndReturnPath(lang, personPath(lang, encodeURIComponent(id))), 303)
    const person = await deps.getPerson(id, { memberId: viewer.userId })
    return sendPage(request, reply, renderPerson(lang, person, viewer, deps.site), 'private')
  })
}

function renderPerson(lang: Lang, person: PersonAnswer, viewer: Member, site: Site): string {
  const { name, personId } = person
  return renderPage(
    {
      lang,
      title: name,
      description: words.description[lang](name),
      path: to => personPath(to, personId),
      noindex: true,
      viewer: viewer.email,
      body: html`<article class="dossier">
${renderHeader(lang, person)}
${renderMandates(lang, person)}
${renderSharedBoards(lang, person)}
${renderJoins(lang, person)}
${renderSameName(lang, person)}
</article>`,
    },
    site,
  )
}

function renderHeader(lang: Lang, { name, companyCount, companies }: PersonAnswer): Html {
  const bankrupt = companies.filter(({ openBankruptcy }) => openBankruptcy).length
  return html`<header class="identity">
<h1>${name}</h1>
<ul class="chips">
<li class="chip plain">${words.kind[lang]}</li>
<li class="chip plain">${words.companies[lang](formatCount(lang, companyCount), companyCount === 1)}</li>
</ul>
${
  bankrupt > 0 &&
  html`<p>${words.bankrupt[lang](formatCount(lang, bankrupt), bankrupt === 1)} ${words.bankruptNote[lang]}</p>`
}
<p class="soft small">${words.basis[lang]}</p>
</header>`
}
