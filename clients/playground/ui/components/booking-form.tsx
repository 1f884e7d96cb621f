import { type FormEvent, type InputHTMLAttributes, useId, useState } from "react";
import { useTamboComponentState } from "tambo-v1-react";
import { Card, SaveStatus, Skeleton } from "./card.tsx";
import type { BookingFormProps } from "./prop-types.ts";

/** The values that the user has entered. The agent can read them. */
interface BookingState {
  name?: string;
  email?: string;
  date?: string;
  guests?: number;
  submitted?: boolean;
}

/** A booking form. The fields are stored in the component's state and saved while the user is typing. */
export function BookingForm({ title, place, date, guests }: BookingFormProps) {
  const [state, setState, { saving, error }] = useTamboComponentState<BookingState>({});
  /** The text of the number field, which may be empty or invalid while the user is typing. */
  const [guestsText, setGuestsText] = useState<string>();
  const write = (change: BookingState) => setState((before) => ({ ...before, submitted: false, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Suggested values that the user has not changed are part of the booking, too.
    setState((before) => ({
      ...(date !== undefined && { date }),
      ...(guests !== undefined && { guests }),
      ...before,
      submitted: true,
    }));
  };
  return (
    <Card
      kind="Booking"
      title={title}
      aside={<SaveStatus saving={saving} error={error} touched={Object.keys(state).length > 0} />}
    >
      <form className="form" onSubmit={submit}>
        <p className="form-place">
          Where: <strong>{place || <Skeleton width="5rem" />}</strong>
        </p>
        <Field
          label="Name"
          autoComplete="name"
          required
          value={state.name ?? ""}
          onChange={(event) => write({ name: event.target.value })}
        />
        <Field
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          value={state.email ?? ""}
          onChange={(event) => write({ email: event.target.value })}
        />
        <Field
          label="Day"
          type="date"
          value={state.date ?? toCompleteDate(date)}
          onChange={(event) => write({ date: event.target.value })}
        />
        <Field
          label="Guests"
          type="number"
          min={1}
          max={99}
          required
          value={guestsText ?? state.guests ?? guests ?? ""}
          onChange={({ target }) => {
            setGuestsText(target.value);
            if (target.checkValidity()) write({ guests: target.valueAsNumber });
          }}
          onBlur={() => setGuestsText(undefined)}
        />
        <div className="form-foot">
          <p>The agent sees what you fill in.</p>
          <button type="submit" className="button primary" disabled={state.submitted}>
            {state.submitted ? "Booked" : "Book"}
          </button>
        </div>
      </form>
    </Card>
  );
}

function Field({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="input" {...input} />
    </div>
  );
}

/** Returns an empty string for an incomplete date such as `2025-0`, which the browser would reject. */
function toCompleteDate(date: string | undefined): string {
  return date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : "";
}
