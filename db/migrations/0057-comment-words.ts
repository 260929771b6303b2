import { sql, type Kysely } from 'kysely'

/** Index of the words of comments, as the other lists of the console have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index project_remark_words on project_remark using gin (words_of(author, text))
    where parent_id is null and not is_owner`.execute(db)
}
