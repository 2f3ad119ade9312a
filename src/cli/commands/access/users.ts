// griffie users add | plan | password | remove | list

import { text } from 'node:stream/consumers'
import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import { readConfig } from '../../../config.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PLANS,
  type Plan,
  readMailAddress,
} from '../../../domain/access/member.ts'
import {
  deleteMember,
  listMembers,
  type MemberRecord,
  updatePlan,
} from '../../../store/access/members/members.ts'
import { addMember, makePassword, resetPassword } from '../../../usecases/members/manage-members.ts'
import { addListCommand } from '../../add-list-command.ts'
import { CliError, EXIT } from '../../errors.ts'
import { withDatabase } from '../../open-database.ts'
import { formatTable } from '../../table.ts'

/** Adds `users` and its commands to the program. */
export function addUsers(program: Command): void {
  const users = program.command('users').description('manage members of the site and their plans')
  addAdd(users)
  addPlan(users)
  addPassword(users)
  addRemove(users)
  addList(users)
}

type PasswordOptions = { passwordStdin?: boolean }

function addAdd(users: Command): void {
  users
    .command('add')
    .description('add a member; a generated password is printed once unless one is given')
    .addArgument(email())
    .addOption(new Option('--plan <plan>', 'plan of the account').choices(PLANS).default('free'))
    .option('--name <name>', 'name (default: the mail address)')
    .option('--password-stdin', 'read the password from standard input')
    .addHelpText(
      'after',
      `
Examples:
  griffie users add desk@example.org --plan paid
  griffie users add desk@example.org --password-stdin < password.txt`,
    )
    .action(async (email: string, options: PasswordOptions & { plan: Plan; name?: string }) => {
      const { plan, name = email } = options
      const { password, made } = await choosePassword(options)
      const added = await withDatabase(readConfig(), ({ pool }) =>
        addMember(pool, { email, name, plan, password }),
      )
      if (!added) throw new CliError(`${email} is a member already.`, EXIT.badInput)
      process.stderr.write(`${email} may sign in, on the plan "${plan}".\n`)
      if (made) printPassword(password)
    })
}

function addPlan(users: Command): void {
  users
    .command('plan')
    .description("change a member's plan, effective immediately")
    .addArgument(email())
    .addArgument(new Argument('<plan>', 'plan of the account').choices(PLANS))
    .action(async (email: string, plan: Plan) => {
      const changed = await withDatabase(readConfig(), ({ pool }) => updatePlan(pool, email, plan))
      if (!changed) throw unknownMemberError(email)
      process.stderr.write(`${email} is on the plan "${plan}".\n`)
    })
}

function addPassword(users: Command): void {
  users
    .command('password')
    .description("replace a member's password and end their sessions")
    .addArgument(email())
    .option('--password-stdin', 'read the password from standard input')
    .action(async (email: string, options: PasswordOptions) => {
      const { password, made } = await choosePassword(options)
      const changed = await withDatabase(readConfig(), ({ pool }) => resetPassword(pool, email, password))
      if (!changed) throw unknownMemberError(email)
      process.stderr.write(`The password of ${email} was replaced; all their sessions were ended.\n`)
      if (made) printPassword(password)
    })
}

function addRemove(users: Command): void {
  users
    .command('remove')
    .description('remove a member and end their sessions')
    .addArgument(email())
    .action(async (email: string) => {
      const removed = await withDatabase(readConfig(), ({ pool }) => deleteMember(pool, email))
      if (!removed) throw unknownMemberError(email)
      process.stderr.write(`${email} is removed.\n`)
    })
}

function addList(users: Command): void {
  addListCommand(users, {
    name: 'list',
    description: 'list members',
    read: listMembers,
    format: renderTable,
    none: 'No members yet: griffie users add --help',
  })
}

function email(): Argument {
  return new Argument('<email>', 'mail address they sign in with').argParser(written => {
    const address = readMailAddress(written)
    if (address === null) throw new InvalidArgumentError('not a mail address')
    return address
  })
}

async function choosePassword({ passwordStdin }: PasswordOptions) {
  if (!passwordStdin) return { password: makePassword(), made: true }
  const password = (await text(process.stdin)).replace(/\r?\n$/, '')
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    throw new CliError(
      `The password must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`,
      EXIT.badInput,
    )
  return { password, made: false }
}

// The only output on standard output, for scripts.
function printPassword(password: string): void {
  process.stdout.write(`${password}\n`)
  process.stderr.write('This is the password. It is stored only as a hash and is not shown again.\n')
}

function unknownMemberError(email: string): CliError {
  return new CliError(`There is no member ${email}; "griffie users list" shows them.`, EXIT.notFound)
}

function renderTable(all: readonly MemberRecord[]): string {
  return formatTable(
    ['EMAIL', 'PLAN', 'SINCE', 'SESSIONS', 'NAME'],
    all.map(member => [
      member.email,
      member.plan,
      member.createdAt.toISOString().slice(0, 10),
      String(member.sessions),
      member.name,
    ]),
  )
}
