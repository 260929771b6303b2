/**
 * Input and answers of every action by its name; `minimal` is the answer to `Prefer: return=minimal`.
 * `app/endpoints.server.ts`, which lists the actions, fills it in.
 */
export interface ActionTypes {}

export type ActionName = keyof ActionTypes
export type ActionInput<Name extends ActionName> = ActionTypes[Name]['input']
export type ActionAnswer<Name extends ActionName> = ActionTypes[Name]['answer']
export type MinimalAnswer<Name extends ActionName> = ActionTypes[Name]['minimal']

/** An action's fields as a form has them: the action itself says which values are wrong. */
export type PostedInput<Name extends ActionName> = ActionInput<Name> | FieldsOf<ActionInput<Name>>

type FieldsOf<Input> = Input extends unknown ? { readonly [Field in keyof Input]?: unknown } : never
