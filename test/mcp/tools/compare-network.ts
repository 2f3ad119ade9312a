// Compares what REST, the tool and the page tell of the network around a company.

import assert from 'node:assert/strict'
import { load } from 'cheerio'
import { networkSchema } from '../../../src/http/rest/v1/network/network-schema.ts'
import type { Tool } from '../../../src/mcp/tools/tool.ts'
import type { runApp } from '../../rest/running-app.ts'
import { ask } from './stub-tools.ts'

type Surfaces = { app: Awaited<ReturnType<typeof runApp>>; tool: Tool }

/** Fails on the first difference; returns the number of companies that are compared. What an answer left out is not compared. */
export async function compareNetwork(number: string, { app, tool }: Surfaces): Promise<number> {
  const answer = await app.get(`/companies/${number}/network?depth=2`)
  const { nodes, edges, insolvencies_around, same_address } = networkSchema.parse(await answer.json())
  const page = await (await fetch(`${app.url}/en/company/${number}`)).text()
  const section = load(page)('#network')
  const told = await ask(tool, { kbo: number })

  const drawn = section.find('figure > svg').text()
  const named = JSON.stringify([told.heldBy, told.holds, told.officerCompanies, told.edges])
  for (const { id, kind, name, distance, enterprise_number } of nodes) {
    if (kind === 'person' || distance === 0) continue
    assert.ok(drawn.includes(name as string), `the page draws ${name}`)
    // The tool tells of open mandates only.
    const isFormer = edges.every(
      ({ from, to, currency }) => (from !== id && to !== id) || currency === 'former',
    )
    if (isFormer) continue
    assert.ok(named.includes(enterprise_number ?? (name as string)), `the tool names ${name}`)
  }
  const around = insolvencies_around?.map(({ enterprise_number }) => enterprise_number) ?? []
  assert.deepEqual(
    told.insolvencies?.map((line: string) => /\d{10}/.exec(line)?.[0]),
    around,
  )
  assert.deepEqual(
    section
      .find('tbody th a')
      .get()
      .map(link => /\d{10}/.exec(link.attribs.href ?? '')?.[0]),
    around,
  )
  const count = same_address?.count ?? 0
  assert.equal(/same house: 1\./.test(told.note ?? ''), count === 1)
  assert.equal(/One other legal person/.test(section.text()), count === 1)
  return nodes.length - 1
}
