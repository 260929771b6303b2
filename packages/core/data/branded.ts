declare const brand: unique symbol

/** Only the function that validates a plain value makes it `Branded`, by a cast. Nothing is added at run time. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name }
