import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";

test("the counter shows length out of the limit, is announced only near it, and enforces nothing", async () => {
  render(
    <Field label="Post">
      <TextArea limit={20} />
    </Field>,
  );
  const area = screen.getByLabelText("Post");
  expect(screen.getByText("0/20")).toBeVisible();
  await userEvent.type(area, "Lakefront");
  expect(screen.getByText("9/20")).toBeVisible();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.type(area, " at sunrise, cold");
  expect(screen.getByText("26/20")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("6 characters over the limit");
});
