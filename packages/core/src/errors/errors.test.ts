import { describe, expect, it } from 'vitest';
import * as errors from './index.js';

type ErrorClass = new () => errors.HeadnoteError;

/** These errors have no default message: it depends on what happened. */
const wordless: readonly unknown[] = [errors.ContractError, errors.ConfigError];

const isErrorClass = (value: unknown): value is ErrorClass =>
  typeof value === 'function' && value.prototype instanceof errors.HeadnoteError && !wordless.includes(value);

const classes = (Object.values(errors) as readonly unknown[]).filter(isErrorClass);

describe('the errors', () => {
  it('have one class for each code', () => {
    const codes = classes.map((Class) => new Class().code);
    codes.push(new errors.ContractError('a', 'b', 'c').code, new errors.ConfigError('a').code);
    expect(codes.toSorted()).toEqual(errors.errorCodes.toSorted());
  });

  it.each(classes.map((Class) => [Class.name, Class] as const))(
    'have a sentence as message and serialise to JSON: %s',
    (name, Class) => {
      const error = new Class();
      expect(error.name).toBe(name);
      expect(error.message).toMatch(/^[A-Z].*\.$/);
      expect(errors.isHeadnoteError(error)).toBe(true);
      const { code, message, retryable } = error;
      expect(JSON.parse(JSON.stringify(error))).toEqual({ code, message, retryable });
    },
  );

  it('are distinguished from other errors', () => {
    expect(errors.isHeadnoteError(new Error('x'))).toBe(false);
    expect(errors.isHeadnoteError(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBe(false);
    expect(errors.isHeadnoteError(Object.assign(new Error('x'), { retryable: true }))).toBe(false);
    expect(errors.isHeadnoteError({ code: 'network', retryable: true })).toBe(false);
  });

  it('say which failures are temporary', () => {
    const passing = classes.filter((Class) => new Class().retryable).map((Class) => new Class().code);
    expect(passing.toSorted()).toEqual(['busy', 'network', 'server', 'timeout']);
  });

  it('do not claim to come from the service by default', () => {
    expect(new errors.NotSignedInError().fromService).toBe(false);
    expect(new errors.NotSignedInError(undefined, { fromService: true }).fromService).toBe(true);
  });

  it('keep the cause for a log, but do not serialise it', () => {
    const cause = new TypeError('fetch failed for https://api.example/?refreshtoken=secret');
    const error = new errors.NetworkError(undefined, { cause, requestId: 'r-1' });
    expect(error.cause).toBe(cause);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      code: 'network',
      message: 'The service could not be reached. Please try again.',
      retryable: true,
      requestId: 'r-1',
    });
  });

  it('name the call and the field of an unexpected answer', () => {
    expect(new errors.ContractError('search.cases', 'outdata.hits', 'missing').message).toBe(
      'The answer to search.cases has an unexpected form at outdata.hits: missing. ' +
        'Please try again, and report it if it happens again.',
    );
  });
});
